"""What is taught: lessons as data, and where somebody stands in one."""

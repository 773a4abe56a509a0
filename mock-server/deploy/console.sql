create role console_app login password 'change-this';
create role console_admin login createrole password 'change-this-too';
create database console owner console_admin;

-- The simulator continues databases that were filled before it existed, too: it writes down where it begins.
grant insert on simulated_world to console_access;

-- Whether a sign-in of a person ends their other sessions, as their company chooses.
alter table tenant add column if not exists one_sign_in boolean not null default false;
grant update (one_sign_in) on tenant to console_access;

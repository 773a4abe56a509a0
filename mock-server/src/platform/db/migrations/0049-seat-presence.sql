-- Until when the client of a seat counts as connected: three heartbeats after its last one, in the server's time.
create table if not exists seat_presence (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  version text not null check (length(version) <= 64),
  present_until timestamptz not null,
  -- The simulator lets go of a seat whose agent has opened the seat page.
  is_simulated boolean not null default false,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
-- Each row is updated every few seconds: in the same page.
) with (fillfactor = 50);

call isolate_tenant_tables();
grant select, insert, update, delete on seat_presence to console_access;

-- Raised hands, and the made-up world that the simulator goes on with.

-- What a seat last said of its hand: of the moment only, no statistic is made of it.
create table seat_hand (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  is_raised boolean not null,
  changed_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);

-- What one tenant's part of a seeded world was made of, and how far it was played. Seeding writes it.
create table simulated_world (
  tenant_id bigint primary key references tenant (id),
  seed bigint not null,
  language text not null check (language in ('en', 'zh')),
  -- that of the seeding: whoever changes the company's zone does not change the hours of its seats
  timezone text not null,
  -- the days that it was made with
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  first_day_of_words date not null,
  -- what a seat does follows from its place among them
  seat_ids bigint[] not null,
  -- days before this one are not played any more
  played_from date not null,
  -- everything that happened up to here stands in the tables of facts
  stood_at timestamptz not null
);

call isolate_tenant_tables();
grant select, insert, update on seat_hand to console_access;
grant select, update on simulated_world to console_access;

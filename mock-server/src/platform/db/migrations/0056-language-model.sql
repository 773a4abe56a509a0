-- What companies use of the language model, a day of their own zone in each row; and the conversations that people simulate to try
-- their prompt labels.

create table if not exists language_model_day (
  tenant_id bigint not null references tenant (id),
  day date not null,
  requests integer not null default 0,
  -- of requests under way, and of those whose server was killed
  reserved_tokens bigint not null default 0 check (reserved_tokens >= 0),
  input_tokens bigint not null default 0 check (input_tokens >= 0),
  output_tokens bigint not null default 0 check (output_tokens >= 0),
  -- at the price and in the currency of the server's settings, as far as these say
  cost numeric not null default 0 check (cost >= 0),
  primary key (tenant_id, day)
);

create table if not exists simulated_line (
  tenant_id bigint not null references tenant (id),
  user_id bigint not null,
  session_id uuid not null,
  -- from 1
  line integer not null check (line >= 1),
  -- 0 agent, 1 customer
  source smallint not null check (source in (0, 1)),
  words text not null check (length(words) between 1 and 4000),
  -- of its conversation: the same in all its lines
  used_at timestamptz not null,
  primary key (tenant_id, user_id, session_id, line),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index if not exists simulated_line_used on simulated_line (tenant_id, used_at);

call isolate_tenant_tables();
grant select, insert, update on language_model_day to console_access;
grant select, insert, update, delete on simulated_line to console_access;

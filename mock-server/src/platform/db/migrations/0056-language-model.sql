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

-- How far a prompt label has judged a call; of calls that began in the last hours only.
create table if not exists prompt_judgement (
  tenant_id bigint not null references tenant (id),
  label_id bigint not null,
  call_id text not null,
  -- how much had been said
  rounds integer not null default 0,
  sentences integer not null default 0,
  -- hit, and nothing more to find
  is_final boolean not null default false,
  -- in a row
  failures integer not null default 0,
  -- null: as soon as enough more was said
  next_at timestamptz,
  judged_at timestamptz not null,
  primary key (tenant_id, label_id, call_id),
  foreign key (tenant_id, label_id) references smart_label (tenant_id, id)
);
create index if not exists prompt_judgement_judged on prompt_judgement (tenant_id, judged_at);

create or replace function tenants_with_prompt_labels() returns table (tenant_id bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct tenant_id from public.smart_label
  where is_enabled and deleted_at is null and rule ->> 'labelType' = '1' order by tenant_id
$$;
revoke execute on function tenants_with_prompt_labels() from public;
grant execute on function tenants_with_prompt_labels() to console_access;

call isolate_tenant_tables();
grant select, insert, update, delete on prompt_judgement to console_access;

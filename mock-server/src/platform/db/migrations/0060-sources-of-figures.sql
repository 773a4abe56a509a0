-- By what the figures of calls are counted, as people chose it (decision 50), and the suggestions that they write.

alter table stat_module add column if not exists version integer not null default 1;

-- From this day on, until the next row; before the first one by the duration of calls and by CRM. Only a rollup writes it, in the
-- transaction that counts the day, so that figures and the lists behind them always go by the same source.
create table if not exists stat_source_period (
  tenant_id bigint not null references tenant (id),
  starts_on date not null,
  valid_calls text not null check (valid_calls in ('callDuration', 'label')),
  quotes text not null check (quotes in ('crm', 'label')),
  orders text not null check (orders in ('crm', 'label')),
  primary key (tenant_id, starts_on)
);

-- How often the sources and suggestions of a business were changed.
create table if not exists user_data_config (
  tenant_id bigint not null references tenant (id),
  business_type_id bigint not null,
  version integer not null,
  primary key (tenant_id, business_type_id),
  foreign key (tenant_id, business_type_id) references business_type (tenant_id, id)
);

-- What the label meant when it was found: a label that is changed later does not change what was counted. Null: general.
alter table label_hit add column if not exists meaning smallint check (meaning between 0 and 2);
update label_hit h set meaning = l.meaning from smart_label l
  where l.tenant_id = h.tenant_id and l.id = h.label_id and l.meaning <> 0 and h.meaning is null;

create or replace function label_hit_comes() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  select c.session_id into new.session_id from public.call c
  where c.tenant_id = new.tenant_id and c.call_id = new.call_id;
  if new.meaning is null then
    select l.meaning into new.meaning from public.smart_label l
    where l.tenant_id = new.tenant_id and l.id = new.label_id;
  end if;
  return new;
end $$;

create index if not exists label_hit_call_meaning on label_hit (tenant_id, call_id, meaning);
drop index if exists label_hit_call;

call isolate_tenant_tables();
grant insert, update on stat_module to console_access;
grant select, insert, update, delete on stat_source_period to console_access;
grant select, insert, update on user_data_config to console_access;
grant insert, update, delete on user_data_source, user_data_check, user_data_check_rule to console_access;

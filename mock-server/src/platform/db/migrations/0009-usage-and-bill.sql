-- Lists: tracking events by metric, uses of digital twins by seat, evaluations. The flag of the bill.

-- What an event of a duration adds, read out of its value once, when it arrives. Null for all other metrics.
alter table tracking_event add column seconds integer check (seconds >= 0);
update tracking_event set seconds = round((value::jsonb ->> 'seconds')::numeric)
  where metric_id = 'page.time'
    and case when pg_input_is_valid(value, 'jsonb') then value::jsonb ->> 'seconds' ~ '^\d{1,5}(\.\d{1,6})?$' end;

-- Statistics of metrics need no row of the table itself; a metric's events are listed newest first.
create index tracking_event_metric on tracking_event (tenant_id, metric_id, happened_at desc, id desc)
  include (user_id, business_type_id, seconds);

-- Whether a seat has used its twin, in any business or in one.
create index twin_use_user on twin_use (tenant_id, user_id, business_type_id);

-- Evaluations of all businesses, newest first.
create index dataset_evaluation_newest on dataset_evaluation (tenant_id, evaluated_at, id);

-- Whether the pages of the company's bill show how many accounts it pays for (BILL-011..014).
alter table tenant add column bill_account_visible boolean not null default true;

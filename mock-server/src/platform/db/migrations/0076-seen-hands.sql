-- When a raised hand was first sent to the page of somebody who may answer it. Null: nobody has seen it, which its seat is notified of.
alter table raised_hand add column if not exists seen_at timestamptz;

-- The last few plans of an account are kept.
create index plan_parts_by_user on plan_parts (user_id, created_at);

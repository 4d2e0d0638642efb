create index purchases_of_user on purchases (user_id, purchased_at desc, item_id desc);

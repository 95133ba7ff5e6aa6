-- What existing businesses have kept until now stays: the limit so far was two years.
UPDATE `businesses` SET `keep_conversations_days` = 730;
--> statement-breakpoint
-- Of addresses only their blocks are kept from now on.
UPDATE `audit_events` SET `detail` = json_remove(`detail`, '$.address') WHERE `detail` IS NOT NULL;

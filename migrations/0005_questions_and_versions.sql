CREATE TABLE `answer_links` (
	`token` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answer_links_question` ON `answer_links` (`question_id`);--> statement-breakpoint
CREATE INDEX `answer_links_expiry` ON `answer_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `answer_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`basis` text NOT NULL,
	`changes` text NOT NULL,
	`differences` text,
	`changed_by` text,
	`is_waiting` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answer_versions_business` ON `answer_versions` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `askings` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`question_id` text,
	`conversation_id` text NOT NULL,
	`question` text NOT NULL,
	`reason` text NOT NULL,
	`told_at` integer,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "askings_reason" CHECK("askings"."reason" IN ('unknown','rated'))
);
--> statement-breakpoint
CREATE INDEX `askings_question` ON `askings` (`question_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `askings_business` ON `askings` (`business_id`,`question_id`);--> statement-breakpoint
CREATE TABLE `question_mails` (
	`business_id` text PRIMARY KEY NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`question` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`times_asked` integer DEFAULT 0 NOT NULL,
	`last_asked_at` integer NOT NULL,
	`mailed_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "questions_state" CHECK("questions"."state" IN ('open','answered','dismissed'))
);
--> statement-breakpoint
CREATE INDEX `questions_business` ON `questions` (`business_id`,`state`,`last_asked_at`,`id`);--> statement-breakpoint
CREATE INDEX `questions_unmailed` ON `questions` (`state`,`mailed_at`,`business_id`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`message_id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`rating` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_rating" CHECK("ratings"."rating" IN ('up','down'))
);
--> statement-breakpoint
CREATE INDEX `ratings_business` ON `ratings` (`business_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `saved_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`question` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_questions_business` ON `saved_questions` (`business_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `live_version_id` text;
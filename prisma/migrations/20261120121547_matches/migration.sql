-- CreateTable
CREATE TABLE "match" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "settings" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "seed_hash" TEXT NOT NULL,
    "visibility" TEXT NOT NULL,
    "join_way" TEXT NOT NULL,
    "practice" BOOLEAN NOT NULL DEFAULT false,
    "sealed" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'lobby',
    "seq" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "phase" TEXT,
    "round" INTEGER,
    "due_at" TIMESTAMPTZ(3),
    "resume_at" TIMESTAMPTZ(3),
    "owner_id" TEXT NOT NULL,
    "owner_name" TEXT NOT NULL,
    "join_link_hash" TEXT,
    "watch_link_hash" TEXT,
    "ready_check_at" TIMESTAMPTZ(3),
    "ready_check_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_seat" (
    "match_id" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT,
    "holder_id" TEXT,
    "holder_name" TEXT,
    "holder_guest" BOOLEAN NOT NULL DEFAULT false,
    "bot" TEXT,
    "link_id" TEXT,
    "link_hash" TEXT,
    "last_seen_at" TIMESTAMPTZ(3),
    "ready_at" TIMESTAMPTZ(3),
    "notebook" TEXT,

    CONSTRAINT "match_seat_pkey" PRIMARY KEY ("match_id","seat")
);

-- CreateTable
CREATE TABLE "match_event" (
    "match_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" BIGINT NOT NULL,
    "by" TEXT NOT NULL,
    "action" TEXT,
    "key" TEXT,
    "via" TEXT NOT NULL,
    "person_id" TEXT,
    "person_name" TEXT,
    "reason" TEXT,

    CONSTRAINT "match_event_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateTable
CREATE TABLE "match_member" (
    "match_id" INTEGER NOT NULL,
    "person_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_member_pkey" PRIMARY KEY ("match_id","person_id")
);

-- CreateTable
CREATE TABLE "ruling" (
    "id" SERIAL NOT NULL,
    "match_id" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "question" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question" (
    "id" SERIAL NOT NULL,
    "match_id" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "holder_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "published" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice" (
    "id" SERIAL NOT NULL,
    "match_id" INTEGER NOT NULL,
    "seat" TEXT,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "award_decision" (
    "match_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "award" TEXT,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "award_decision_pkey" PRIMARY KEY ("match_id","seq","index")
);

-- CreateIndex
CREATE UNIQUE INDEX "match_code_key" ON "match"("code");

-- CreateIndex
CREATE UNIQUE INDEX "match_join_link_hash_key" ON "match"("join_link_hash");

-- CreateIndex
CREATE UNIQUE INDEX "match_watch_link_hash_key" ON "match"("watch_link_hash");

-- CreateIndex
CREATE INDEX "match_due_at_idx" ON "match"("due_at");

-- CreateIndex
CREATE INDEX "match_status_updated_at_idx" ON "match"("status", "updated_at");

-- CreateIndex
CREATE INDEX "match_owner_id_idx" ON "match"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_seat_link_id_key" ON "match_seat"("link_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_seat_link_hash_key" ON "match_seat"("link_hash");

-- CreateIndex
CREATE INDEX "match_seat_holder_id_idx" ON "match_seat"("holder_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_seat_match_id_holder_id_key" ON "match_seat"("match_id", "holder_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_event_match_id_key_key" ON "match_event"("match_id", "key");

-- CreateIndex
CREATE INDEX "match_member_person_id_idx" ON "match_member"("person_id");

-- CreateIndex
CREATE INDEX "ruling_match_id_id_idx" ON "ruling"("match_id", "id");

-- CreateIndex
CREATE INDEX "question_match_id_id_idx" ON "question"("match_id", "id");

-- CreateIndex
CREATE INDEX "notice_match_id_id_idx" ON "notice"("match_id", "id");

-- AddForeignKey
ALTER TABLE "match_seat" ADD CONSTRAINT "match_seat_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_event" ADD CONSTRAINT "match_event_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_member" ADD CONSTRAINT "match_member_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "award_decision" ADD CONSTRAINT "award_decision_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

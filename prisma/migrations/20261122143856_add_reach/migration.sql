-- CreateTable
CREATE TABLE "quiet" (
    "person_id" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "from" INTEGER,
    "until" INTEGER,
    "urgent" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "quiet_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "reach_way" (
    "id" SERIAL NOT NULL,
    "person_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "topics" TEXT NOT NULL,
    "proof_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failing_since" TIMESTAMPTZ(3),
    "ended_why" TEXT,

    CONSTRAINT "reach_way_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" SERIAL NOT NULL,
    "way_id" INTEGER NOT NULL,
    "match_id" INTEGER,
    "key" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "passes" BOOLEAN NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "not_before" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "state_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "problem" TEXT,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "told" (
    "match_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "look_at" TIMESTAMPTZ(3),

    CONSTRAINT "told_pkey" PRIMARY KEY ("match_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reach_way_proof_hash_key" ON "reach_way"("proof_hash");

-- CreateIndex
CREATE INDEX "reach_way_created_at_idx" ON "reach_way"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "reach_way_person_id_kind_address_key" ON "reach_way"("person_id", "kind", "address");

-- CreateIndex
CREATE INDEX "delivery_match_id_state_idx" ON "delivery"("match_id", "state");

-- CreateIndex
CREATE INDEX "delivery_created_at_idx" ON "delivery"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_way_id_match_id_key_key" ON "delivery"("way_id", "match_id", "key");

-- CreateIndex
CREATE INDEX "told_look_at_idx" ON "told"("look_at");

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_way_id_fkey" FOREIGN KEY ("way_id") REFERENCES "reach_way"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "told" ADD CONSTRAINT "told_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

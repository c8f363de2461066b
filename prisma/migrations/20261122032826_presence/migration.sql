-- CreateTable
CREATE TABLE "presence" (
    "match_id" INTEGER NOT NULL,
    "process" TEXT NOT NULL,
    "screens" INTEGER NOT NULL,
    "people" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "presence_pkey" PRIMARY KEY ("match_id","process")
);

-- CreateIndex
CREATE INDEX "presence_process_idx" ON "presence"("process");

-- AddForeignKey
ALTER TABLE "presence" ADD CONSTRAINT "presence_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

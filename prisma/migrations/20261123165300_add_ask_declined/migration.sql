-- CreateTable
CREATE TABLE "ask_declined" (
    "match_id" INTEGER NOT NULL,
    "person_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ask_declined_pkey" PRIMARY KEY ("match_id","person_id")
);

-- CreateIndex
CREATE INDEX "ask_declined_person_id_idx" ON "ask_declined"("person_id");

-- AddForeignKey
ALTER TABLE "ask_declined" ADD CONSTRAINT "ask_declined_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

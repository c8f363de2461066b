-- CreateTable
CREATE TABLE "seen" (
    "match_id" INTEGER NOT NULL,
    "person_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seen_pkey" PRIMARY KEY ("match_id","person_id")
);

-- CreateIndex
CREATE INDEX "seen_person_id_idx" ON "seen"("person_id");

-- AddForeignKey
ALTER TABLE "seen" ADD CONSTRAINT "seen_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

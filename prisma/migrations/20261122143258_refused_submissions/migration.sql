-- AlterTable
ALTER TABLE "match" ADD COLUMN     "refusals" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "match_refusal" (
    "match_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "refusal" TEXT NOT NULL,

    CONSTRAINT "match_refusal_pkey" PRIMARY KEY ("match_id","number")
);

-- AddForeignKey
ALTER TABLE "match_refusal" ADD CONSTRAINT "match_refusal_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

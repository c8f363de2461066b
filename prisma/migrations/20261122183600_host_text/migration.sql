-- AlterTable
ALTER TABLE "match" ADD COLUMN     "intro_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "match_intro" (
    "match_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "shown" TEXT NOT NULL,

    CONSTRAINT "match_intro_pkey" PRIMARY KEY ("match_id")
);

-- CreateTable
CREATE TABLE "match_picture" (
    "id" TEXT NOT NULL,
    "match_id" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_picture_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "match_picture_match_id_idx" ON "match_picture"("match_id");

-- AddForeignKey
ALTER TABLE "match_intro" ADD CONSTRAINT "match_intro_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_picture" ADD CONSTRAINT "match_picture_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

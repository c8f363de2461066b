-- AlterTable
ALTER TABLE "match" ADD COLUMN     "finale_seq" INTEGER,
ADD COLUMN     "finale_step" INTEGER;

-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "face_emblem" INTEGER,
ADD COLUMN     "face_enamel" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "look" TEXT,
ADD COLUMN     "smallLook" TEXT;

-- CreateIndex
CREATE INDEX "User_look_idx" ON "User"("look");

-- CreateIndex
CREATE INDEX "User_smallLook_idx" ON "User"("smallLook");

-- CreateTable
CREATE TABLE "given_up_name" (
    "id" SERIAL NOT NULL,
    "name_key" TEXT NOT NULL,
    "look" TEXT NOT NULL,
    "small_look" TEXT NOT NULL,
    "user_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "given_up_name_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "given_up_name_name_key_idx" ON "given_up_name"("name_key");

-- CreateIndex
CREATE INDEX "given_up_name_look_idx" ON "given_up_name"("look");

-- CreateIndex
CREATE INDEX "given_up_name_small_look_idx" ON "given_up_name"("small_look");

-- CreateIndex
CREATE INDEX "given_up_name_user_id_idx" ON "given_up_name"("user_id");

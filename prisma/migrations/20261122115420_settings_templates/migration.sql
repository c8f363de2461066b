-- CreateTable
CREATE TABLE "settings_template" (
    "id" SERIAL NOT NULL,
    "user_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "settings" TEXT NOT NULL,
    "visibility" TEXT NOT NULL,
    "join_way" TEXT,
    "sealed" BOOLEAN NOT NULL,
    "practice" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "settings_template_user_id_game_name_key_key" ON "settings_template"("user_id", "game", "name_key");

-- AddForeignKey
ALTER TABLE "settings_template" ADD CONSTRAINT "settings_template_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "session_browser_idx" ON "session"("browser");

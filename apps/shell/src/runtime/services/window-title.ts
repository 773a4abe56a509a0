let title = ''

/** Names the window. Apps of other teams cannot change it while they are mounted (`registered-apps/hold-page.ts`). */
export function setWindowTitle(text: string): void {
  title = text
  Reflect.set(Document.prototype, 'title', text, document)
}

/** The title that the console gave the window. */
export function windowTitle(): string {
  return title
}

/** True while a modal dialog is open: it must be closed first, since nothing opens over it. */
export function isDialogOpen(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].some(isShown)
}

/** Closed dialogs may stay on the page, hidden with what is around them. */
function isShown(element: HTMLElement): boolean {
  for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).display === 'none') return false
  }
  return true
}

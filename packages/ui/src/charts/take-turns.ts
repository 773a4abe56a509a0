const waiting: (() => void)[] = []

/**
 * Draws at once where nothing else is being drawn. What comes meanwhile follows in a task of its own, after the page was painted: of
 * several charts that come together, the first is seen while the others are drawn.
 */
export function takeTurns(draw: () => void): void {
  waiting.push(draw)
  if (waiting.length === 1) drawNext()
}

function drawNext(): void {
  afterPaint(() => {
    waiting.shift()
    if (waiting.length > 0) drawNext()
  })
  waiting[0]?.()
}

/** A hidden page paints nothing. */
function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}

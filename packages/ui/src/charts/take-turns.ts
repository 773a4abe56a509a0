const waiting: (() => void)[] = []
/** The frames after which what was drawn last is on screen. */
let frame: number | null = null

/**
 * Draws at once if nothing was drawn since the last paint; otherwise after the paint of the previous drawing. Of several
 * charts that are shown together, the first is seen while the others are drawn. The returned function withdraws a drawing
 * that has not begun.
 */
export function takeTurns(draw: () => void): () => void {
  // A hidden page paints nothing.
  if (frame === null || document.hidden) drawNow(draw)
  else waiting.push(draw)
  return () => {
    const index = waiting.indexOf(draw)
    if (index !== -1) waiting.splice(index, 1)
  }
}

function drawNow(draw: () => void): void {
  if (frame !== null) cancelAnimationFrame(frame)
  // The drawing is put on the page in the first of these frames, and painted at the end of that frame.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      frame = null
      const next = waiting.shift()
      if (next) drawNow(next)
    })
  })
  draw()
}

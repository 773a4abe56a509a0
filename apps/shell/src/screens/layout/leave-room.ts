/** px; the header's own height, as pages know it. */
const HEADER_HEIGHT = 56

/** Pages that fill the window are shorter by strips above them, too: what they have at their end stays in sight. */
export function leaveRoom(strips: HTMLElement | null): (() => void) | undefined {
  const body = strips?.parentElement
  if (strips === null || body == null) return undefined
  const observer = new ResizeObserver(() => {
    body.style.setProperty('--header-height', `${HEADER_HEIGHT + strips.offsetHeight}px`)
  })
  observer.observe(strips)
  return () => observer.disconnect()
}

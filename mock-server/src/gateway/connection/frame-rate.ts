/** Counts frames by the second; answers whether another one is within the limit. */
export function frameRate(perSecond: number): (nowMs: number) => boolean {
  let second = 0
  let count = 0
  return (nowMs) => {
    const present = Math.floor(nowMs / 1000)
    if (present !== second) count = 0
    second = present
    count += 1
    return count <= perSecond
  }
}

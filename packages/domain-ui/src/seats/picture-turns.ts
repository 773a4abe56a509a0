import { timeoutManager } from '@tanstack/react-query'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a separate task, after all earlier calls. When scrolling stops, a screenful of cards requests its pictures at
 * once, and starting thirty requests in one task takes longer than a frame.
 */
export function pictureTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void timeoutManager.setTimeout(resolve, 0)))
  return last
}

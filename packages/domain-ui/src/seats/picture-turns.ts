import { timeoutManager } from '@tanstack/react-query'

let last: Promise<void> = Promise.resolve()

/**
 * Comes in a task of its own, after all that were called before. Where scrolling comes to rest, a screenful of cards requests its pictures at
 * once, and starting thirty requests in one task is longer than a frame.
 */
export function pictureTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void timeoutManager.setTimeout(resolve, 0)))
  return last
}

import { parentPort } from 'node:worker_threads'

/**
 * Runs in the thread: reports that the thread has started, and answers each task. An error ends the thread, and its task
 * with it.
 */
export function answerTasks<Task, Answer>(work: (task: Task) => Answer): void {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(work(task)))
  parentPort?.postMessage('ready')
}

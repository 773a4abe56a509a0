import { parentPort } from 'node:worker_threads'

/** In the thread: says that it is there, and does each task; an error ends the thread, and its task with it. */
export function answerTasks<Task, Answer>(work: (task: Task) => Answer): void {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(work(task)))
  parentPort?.postMessage('ready')
}

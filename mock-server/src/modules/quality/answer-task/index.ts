import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { answerOne, judgeOne } from './change-task.ts'
import { createTasks } from './create-tasks.ts'
import { listQuestions, listTasks } from './list-tasks.ts'

/** Questions that are given to people to be answered. */
export const answerTaskModule: Module = {
  name: 'answerTask',
  auditDictionary,
  routes: [listTasks, listQuestions, createTasks, answerOne, judgeOne],
}

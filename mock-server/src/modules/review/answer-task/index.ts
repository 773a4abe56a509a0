import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createTasks } from './create-tasks.ts'
import { giveAnswer } from './give-answer.ts'
import { judgeAnswer } from './judge-answer.ts'
import { listQuestions } from './list-questions.ts'
import { listTasks } from './list-tasks.ts'

/** Questions that are given to people to be answered. */
export const answerTaskModule: Module = {
  name: 'answerTask',
  auditDictionary,
  routes: [listTasks, listQuestions, createTasks, giveAnswer, judgeAnswer],
}

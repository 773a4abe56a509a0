import { answerTasks } from '../../../platform/thread/answer-tasks.ts'
import { svgProblem } from './svg-check.ts'

answerTasks(svgProblem)

import { answerTasks } from '../../../../platform/thread/answer-tasks.ts'
import { answerSourceTask } from './source-task.ts'

answerTasks(answerSourceTask)

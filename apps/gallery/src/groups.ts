import type { Example } from './example.ts'
import { bandExamples } from './examples/band-examples.tsx'
import { chartExamples } from './examples/chart-examples.tsx'
import { dialogExamples } from './examples/dialog-examples.tsx'
import { fieldExamples } from './examples/form-examples.tsx'
import { formFrameExamples } from './examples/form-frame-examples.tsx'
import { listExamples } from './examples/list-examples.tsx'
import { stateExamples } from './examples/state-examples.tsx'
import { tableExamples } from './examples/table-examples.tsx'
import { textExamples } from './examples/text-examples.tsx'

/** Components of one purpose. */
type Group = { id: string; examples: readonly Example[] }

/** All examples, in the order of the page. A group's name is the text `gallery.group.<id>`. */
export const groups: readonly Group[] = [
  { id: 'page', examples: [...listExamples, ...tableExamples] },
  { id: 'band', examples: bandExamples },
  { id: 'form', examples: [...formFrameExamples, ...fieldExamples] },
  { id: 'dialog', examples: dialogExamples },
  { id: 'state', examples: stateExamples },
  { id: 'chart', examples: chartExamples },
  { id: 'text', examples: textExamples },
]

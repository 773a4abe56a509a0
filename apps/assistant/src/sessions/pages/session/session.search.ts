import { flagField, idField, textField } from '@console/ui'

/** The parameters of the link, and what the page adds: the project, what is looked for, whether an example is written. */
export const sessionSearch = {
  showRules: flagField(),
  violationId: textField(/^[\x21-\x7e]{1,64}$/),
  projectId: idField(),
  find: textField(/^.{1,100}$/s),
  keep: flagField(),
}

import { flagField, idField, textField } from '@console/ui'

/** The parameters of the link, and what the page adds: the project, search text, whether the example form is open. */
export const sessionSearch = {
  showRules: flagField(),
  violationId: textField(/^[\x21-\x7e]{1,64}$/),
  projectId: idField(),
  find: textField(/^.{1,100}$/s),
  keep: flagField(),
}

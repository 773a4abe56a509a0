import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createLabel } from './create-label.ts'
import { describeLabel } from './describe-label.ts'
import { enableLabel } from './enable-label.ts'
import { listHistory } from './list-history.ts'
import { listLabels } from './list-labels.ts'
import { listTags } from './list-tags.ts'
import { listVersions } from './list-versions.ts'
import { modifyLabel } from './modify-label.ts'
import { removeLabel } from './remove-label.ts'
import { validateRegex } from './validate-regex.ts'

/** Labels that conversations are searched for. */
export const labelModule: Module = {
  name: 'label',
  auditDictionary,
  routes: [
    listLabels,
    listTags,
    describeLabel,
    createLabel,
    modifyLabel,
    enableLabel,
    removeLabel,
    validateRegex,
    listHistory,
    listVersions,
  ],
}

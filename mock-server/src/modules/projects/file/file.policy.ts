import { canOpen } from '../../../access/policy.ts'

/** Every page that names files or reports: those of projects, and a provider's application. */
export const canUseProjectFiles = canOpen(
  'project.index',
  'project.detail',
  'project.assign',
  'project.sp',
  'project.accepted',
)
/** Attachments of an application: providers, verified or not (PROV-024). */
export const canSendAttachment = canOpen('project.sp', 'project.accepted')

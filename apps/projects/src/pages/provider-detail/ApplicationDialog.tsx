import { lazyPart } from '@console/sub-app'
import type { ApplicationFormProps } from './ApplicationForm.tsx'

/** A first application, or a rejected one resubmitted (PROV-020, PROV-021). */
export const ApplicationDialog = lazyPart<ApplicationFormProps>(async () => {
  const [part, { filesTexts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-application" */ './ApplicationForm.tsx'),
    import(/* webpackChunkName: "on-demand-application" */ '../../components/files/texts.ts'),
  ])
  return { Page: part.ApplicationForm, texts: filesTexts }
})

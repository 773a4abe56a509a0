import { lazyPart } from '@console/sub-app'
import type { PersonnelFormProps } from './PersonnelForm.tsx'

/** Which of the company's seats work for a project; only what changes is sent (PROV-025). */
export const PersonnelDialog = lazyPart<PersonnelFormProps>(async () => {
  const [part, { personnelTexts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-personnel" */ './PersonnelForm.tsx'),
    import(/* webpackChunkName: "on-demand-personnel" */ './texts.ts'),
  ])
  return { Page: part.PersonnelForm, texts: personnelTexts }
})

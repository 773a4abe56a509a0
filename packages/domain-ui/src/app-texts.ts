import { sharedTexts } from '@console/sub-app/shared-texts'
import { addressNoticeTexts } from '@console/ui/address-notice-texts'
import { defineTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'
import { domainUiTexts } from './domain-ui-texts.ts'

/** Texts that the pages of every app show. */
export const appTexts = defineTexts(sharedTexts, uiTexts, domainUiTexts, addressNoticeTexts)

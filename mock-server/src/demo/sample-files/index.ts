import { demoSample } from '@console/contracts'
import type { Module } from '../../modules/module.ts'
import { onePagePdf } from '../seed/scenario/report-pdf.ts'
import { insightLines, sentimentLines } from './sample-lines.ts'

/** The files of the pages with invented figures, in demo mode only (DEMO-003). */
export const sampleFilesModule: Module = {
  name: 'sample files',
  routes: [],
  mount: (app, { config }) => {
    if (config.demo === 'off') return
    const files = {
      [demoSample.SAMPLE_FILES.insights]: onePagePdf('Insights (sample data)', insightLines()),
      [demoSample.SAMPLE_FILES.sentiments]: onePagePdf('Sentiments (sample data)', sentimentLines()),
    }
    for (const [path, content] of Object.entries(files)) {
      app.get(path, async (_request, reply) => reply.type('application/pdf').send(content))
    }
  },
}

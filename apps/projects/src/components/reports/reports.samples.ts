import type { projectReport } from '@console/contracts'

const octoberFile = {
  fid: '0f2b7a52-30e6-4c1c-8d2f-4f3f3a2b1c01',
  name: 'Renewals October.pdf',
  url: '/api/files/october?key=a',
  mediaType: 'application/pdf',
  bytes: 48_600,
}

/** Two months, of which the user may delete only the later one. */
export const sampleReports: projectReport.MonthlyReport[] = [
  {
    id: 92,
    reportTime: '2026-10',
    remark: 'Staffing complete.\nمرحبا 🎉',
    files: [octoberFile],
    createTimestamp: 1_793_587_200,
    createByName: 'Lin Yue',
    isOwn: true,
  },
  {
    id: 91,
    reportTime: '2026-09',
    remark: '',
    files: [
      {
        ...octoberFile,
        fid: '0f2b7a52-30e6-4c1c-8d2f-4f3f3a2b1c02',
        name: '九月.pdf',
        url: '/api/files/september?key=b',
      },
    ],
    createTimestamp: 1_790_908_800,
    createByName: 'Zhou Min',
    isOwn: false,
  },
]

/** What a job board is asked for in one reading. */
import { readBoardAddress, type BoardSystem, type JobBoard, type JobRequest, type JobResponse } from '@leadlight/enrichment';
import { expect, test } from 'vitest';
import { readBoard } from './job-board.ts';
import { jobKey } from './site-details.ts';

const boardAt = (address: string): JobBoard => {
  const board = readBoardAddress(address)?.board;
  if (!board) throw new Error(address);
  return board;
};

/** @param answer a body, or a status without one @returns what was asked, and the reader */
function boardThat(answer: (request: JobRequest) => object | number) {
  const asked: string[] = [];
  const askBoard = async (_system: BoardSystem, request: JobRequest, fetchedAt: number): Promise<JobResponse> => {
    asked.push(request.url);
    const answered = answer(request);
    return typeof answered === 'number'
      ? { request, status: answered, body: '', fetchedAt }
      : { request, status: 200, body: JSON.stringify(answered), fetchedAt };
  };
  const read = (board: JobBoard, dated: readonly string[] = []) =>
    readBoard({ askBoard }, board, {
      now: () => new Date('2026-11-23T12:00:00Z'),
      signal: new AbortController().signal,
      readDatedJobs: async () => new Set(dated.map((id) => jobKey(board, id))),
    });
  return { asked, read };
}

const bamboo = boardAt('acme.bamboohr.com/careers');
const openings = (count: number) => ({
  meta: { totalCount: count },
  result: Array.from({ length: count }, (_, index) => ({ id: String(index + 1), jobOpeningName: `Engineer ${index + 1}` })),
});
const detail = { result: { jobOpening: { datePosted: '2026-05-11' } } };
const datesIn = (result: Awaited<ReturnType<typeof readBoard>>) =>
  result.kind === 'found' ? result.jobs.map(({ postedAt }) => postedAt) : result;

test('dates that only the page of a job has are asked for, job by job', async () => {
  const { asked, read } = boardThat(({ purpose }) => (purpose === 'list' ? openings(2) : detail));
  expect(datesIn(await read(bamboo))).toEqual(['2026-05-11', '2026-05-11']);
  expect(asked).toEqual([
    'https://acme.bamboohr.com/careers/list',
    'https://acme.bamboohr.com/careers/1/detail',
    'https://acme.bamboohr.com/careers/2/detail',
  ]);
});

test('a reading asks for at most thirty of them, and later readings for the others', async () => {
  const { asked, read } = boardThat(({ purpose }) => (purpose === 'list' ? openings(45) : detail));
  const first = await read(bamboo);
  expect([asked.length, first]).toEqual([31, expect.objectContaining({ kind: 'found', isComplete: true })]);
  const known = Array.from({ length: 30 }, (_, index) => String(index + 1));
  await read(bamboo, known);
  expect(asked.slice(32).map((url) => Number(/\d+/.exec(url)))).toEqual(Array.from({ length: 15 }, (_, index) => index + 31));
});

test('a job that is gone by then keeps no date, and the others are asked for', async () => {
  const { read } = boardThat(({ purpose, url }) => (purpose === 'list' ? openings(3) : url.includes('/2/') ? 404 : detail));
  expect(datesIn(await read(bamboo))).toEqual(['2026-05-11', null, '2026-05-11']);
});

test.each([0, 302, 429, 503])('after an answer with status %i no more is asked for, and the list stays complete', async (status) => {
  const { asked, read } = boardThat(({ purpose, url }) => (purpose === 'list' ? openings(9) : url.includes('/2/') ? status : detail));
  expect(await read(bamboo)).toMatchObject({
    kind: 'found',
    isComplete: true,
    jobs: [{ postedAt: '2026-05-11' }, { postedAt: null }, {}, {}, {}, {}, {}, {}, {}],
  });
  expect(asked).toHaveLength(3);
});

test('a board whose list has the dates is asked for nothing more, nor are descriptions', async () => {
  const greenhouse = boardThat(() => ({
    jobs: [{ id: 1, title: 'Engineer', first_published: '2026-11-10T09:00:00Z' }],
    meta: { total: 1 },
  }));
  await greenhouse.read(boardAt('boards.greenhouse.io/acme'));
  const smart = boardThat(() => ({ totalFound: 1, content: [{ id: '1', name: 'Engineer', releasedDate: '2026-11-10T09:00:00Z' }] }));
  await smart.read(boardAt('careers.smartrecruiters.com/Acme'));
  expect([greenhouse.asked.length, smart.asked.length]).toEqual([1, 1]);
});

test('on a Workday board, only jobs without an exact date in the list are asked about', async () => {
  const { asked, read } = boardThat(({ purpose }) =>
    purpose === 'list'
      ? {
          total: 2,
          jobPostings: [
            { title: 'Engineer', externalPath: '/job/Berlin/Engineer_R-1', postedOn: 'Posted 3 Days Ago' },
            { title: 'Buyer', externalPath: '/job/Berlin/Buyer_R-2', postedOn: 'Posted 30+ Days Ago' },
          ],
        }
      : { jobPostingInfo: { startDate: '2026-08-03' } },
  );
  expect(datesIn(await read(boardAt('acme.wd5.myworkdayjobs.com/External')))).toEqual(['2026-11-20', '2026-08-03']);
  expect(asked.slice(1)).toEqual(['https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/job/Berlin/Buyer_R-2']);
});

/** How long ago something was, with the exact moment as its tooltip. */
import { wordAge, wordMoment } from '../words/dates.ts';

interface AgoProps {
  /** RFC 3339. */
  at: string;
  className?: string;
}

export const Ago = ({ at, className }: AgoProps) => (
  <time dateTime={at} title={wordMoment(at)} className={className}>
    {wordAge(at)}
  </time>
);

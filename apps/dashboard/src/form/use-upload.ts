import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, InputOf } from '../api/contract.ts';
import { afterSuccess, loadEffects } from '../api/after-command.ts';
import { upload, type UploadName } from '../api/upload.ts';
import { wordFailure, type FailureWords } from '../api/word-failure.ts';
import type { Sending } from './file-sending.tsx';

interface Upload {
  send: (file: File) => void;
  stop: () => void;
  /** Undefined while no file is being sent. */
  sending: Sending | undefined;
  failure: FailureWords | undefined;
}

/**
 * Uploads a file. Cancels the upload when the user leaves the screen. @param onDone called after the upload, which stays pending until this
 * settles
 */
export function useUpload<N extends UploadName>(name: N, workspaceId: string, onDone: (answer: AnswerOf<N>) => unknown): Upload {
  const queries = useQueryClient();
  const control = useRef<AbortController>(undefined);
  const keys = useRef(new WeakMap<File, string>());
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<FailureWords>();
  useEffect(() => {
    void loadEffects().catch(() => undefined);
    return () => control.current?.abort();
  }, []);

  async function send(file: File): Promise<void> {
    const { signal } = (control.current = new AbortController());
    setFailure(undefined);
    setSending({ file, share: 0 });
    // The same file sent again after a lost response is the same upload.
    const idempotencyKey = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, idempotencyKey);
    try {
      const answer = await upload(name, workspaceId, file, {
        signal,
        idempotencyKey,
        onProgress: (share) => setSending({ file, share }),
      });
      await afterSuccess(queries, name, { params: { workspaceId } } as InputOf<N>, answer);
      await onDone(answer);
    } catch (error) {
      if (!signal.aborted) setFailure(wordFailure(error));
    }
    setSending(undefined);
  }
  return { send: (file) => void send(file), stop: () => control.current?.abort(), sending, failure };
}

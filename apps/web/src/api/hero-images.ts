import * as media from '@festlig/contracts/media/guest-http';
import { useEffect, useState } from 'react';
import { api } from './api';
import { query } from './call-endpoint';

/** A new installation paints its pictures in its first seconds: how often, and how many times, to fetch them again. */
const AGAIN_MS = 3000;
const TIMES = 20;

export const heroImagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHeroImages: query(build, media.listHeroImages, { providesTags: ['HeroImages'], keepUnusedDataFor: 3600 }),
  }),
});

const { useListHeroImagesQuery } = heroImagesApi;

/** The pictures by group. Groups without pictures are still being painted and appear by themselves. */
export function useHeroImages({ skip = false } = {}) {
  const answer = useListHeroImagesQuery({}, { skip });
  const { data, refetch, fulfilledTimeStamp } = answer;
  const [asked, setAsked] = useState(0);
  // What was fetched stays while nothing is to be fetched any more.
  const painting = !skip && data !== undefined && isPainting(data);
  useEffect(() => {
    if (!painting || asked >= TIMES) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void refetch();
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [painting, asked, refetch, fulfilledTimeStamp]);
  return { ...answer, painting };
}

const isPainting = (groups: Readonly<Record<string, readonly string[]>>): boolean => {
  const all = Object.values(groups);
  return all.length === 0 || all.some((images) => images.length === 0);
};
